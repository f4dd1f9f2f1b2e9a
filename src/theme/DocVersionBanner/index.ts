/** Pages have no banners of versions. */
export default function DocVersionBanner(): null {
  return null;
}
