/** Removes version banners. */
export default function DocVersionBanner(): null {
  return null;
}
