/** Removes tags, edit links and dates. */
export default function DocItemFooter(): null {
  return null;
}
