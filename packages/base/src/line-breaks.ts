/**
 * Matches positions between the words of a name, and after characters that join parts of a name, a path or an
 * assignment, but neither within a number such as `1.20.3` nor after the first character of `/usr` or `.npmrc`.
 */
const seams = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z\d/][/_=#])(?=[A-Za-z\d.~])|(?<=\w\.)(?=[A-Za-z_])/g;

/** The zero-width space, which the site's content doesn't use. */
const seam = '\u200B';

/**
 * Splits text where a long name may break: `Container.` + `with` + `Mounted` + `Directory`.
 *
 * @param shortest the minimum length of a word that may break
 * @returns the pieces, in order and complete
 */
export function splitNames(text: string, minLength: number): string[] {
  const long = new RegExp(`\\S{${minLength},}`, 'g');
  return text.replace(long, (word) => word.replace(seams, seam)).split(seam);
}
