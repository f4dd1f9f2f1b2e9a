import path from 'node:path';
import {toolchainFolder, workFolder} from '../../shared/files';

/** The folder of the files that run, and of those that they write. */
export const work = workFolder('php');

const toolchain = toolchainFolder('php');

const disabled = 'exec,passthru,pcntl_exec,popen,proc_open,shell_exec,system,mail,fsockopen,stream_socket_client';

/** Lets code run, but not start programs, use the network, wait, or reach other files. */
const settings = {
  disable_functions: disabled,
  allow_url_fopen: '0',
  display_errors: 'stderr',
  log_errors: '0',
  max_execution_time: '10',
  open_basedir: [toolchain, work].join(path.delimiter),
};

/** The command line of the checking program. */
export function checkProgram(): ['php', ...string[]] {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
  return ['php', ...options, path.join(toolchain, 'check.php')];
}

/** Whether a unit with this file is a module; others are programs. */
export const isModuleFile = (source: string): boolean => source.includes('DaggerObject');
