/** Pages have no breadcrumbs. */
export default function DocBreadcrumbs(): null {
  return null;
}
