/** The builtin commands of Dagger Shell. */
export const builtins: ReadonlySet<string> = new Set(
  (
    '.help .echo .exit .printenv .wait .types .refresh .debug .cd .pwd .ls .deps .stdlib .core .shell ' +
    '.prompt .clear .compact .history .model .login .logout .install .uninstall .update'
  ).split(' '),
);

/** Those that run the CLI's command of that name, with the same arguments. */
export const commandBuiltins: ReadonlySet<string> = new Set(['.login', '.logout', '.install', '.uninstall', '.update']);

/** The interpreter's own builtins, available as `_echo` and so on, because a function may have the plain name. */
export const interpreterBuiltins: ReadonlySet<string> = new Set(
  (
    'true : false exit set shift unset echo printf break continue pwd cd wait builtin trap type source . command ' +
    'dirs pushd popd umask alias unalias fg bg getopts eval test [ exec return read mapfile readarray shopt'
  ).split(' '),
);
