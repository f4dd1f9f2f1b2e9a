/** Whether this is the framework's first CSS loader, which compiles styles for browsers older than ours. */
export function isPresetEnv(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}
