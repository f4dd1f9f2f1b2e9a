/** Removes breadcrumbs. */
export default function DocBreadcrumbs(): null {
  return null;
}
