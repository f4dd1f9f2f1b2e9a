import {readPort} from './port';
import {isFree} from './testing/port';

/** Checks the port before `npm run preview` builds for a minute only to find that it can't serve. */
async function main(): Promise<void> {
  const port = readPort(process.env.PORT);
  if (!(await isFree(port))) {
    throw new Error(`Port ${port} is taken. Set PORT to a free one.`);
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
