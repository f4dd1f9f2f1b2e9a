/** A rule of the bundler that replaces text in one of the framework's files. */
interface ReplacementRule {
  test: RegExp;
  loader: string;
  options: {search: string | RegExp; replace: string; strict: true};
}

/**
 * Replaces text in a file of the framework while it's bundled.
 *
 * @param file matches the file's path; both kinds of separators occur
 * @returns a rule for `module.rules`, which stops the build if the file doesn't contain the text
 */
export function replaceIn(file: RegExp, search: string | RegExp, replace: string): ReplacementRule {
  return {
    test: file,
    loader: require.resolve('string-replace-loader'),
    options: {search, replace, strict: true},
  };
}
