/** The site's root. npm runs every command there. */
export const root = process.cwd();
