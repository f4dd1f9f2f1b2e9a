/** The builtin commands of Dagger Shell. */
export const builtins: ReadonlySet<string> = new Set(
  (
    '.help .echo .exit .printenv .wait .types .refresh .debug .cd .pwd .ls .deps .stdlib .core .shell ' +
    '.prompt .clear .compact .history .model .login .logout .install .uninstall .update'
  ).split(' '),
);
