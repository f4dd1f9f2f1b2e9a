import path from 'node:path';
import {readSample} from '../../../src/content/samples/read';
import {assembleModule} from '../../modules/assemble';
import type {ModuleModel} from '../../modules/types';
import {parseTypeScript} from '../typescript/model';
import {projectRoot} from './files';
import type {Unit} from './units';

/**
 * The dependencies of a unit, if they're samples of this site. Their TypeScript sources represent all languages,
 * because another check proves that they agree.
 */
export function readDependencies(unit: Unit): ModuleModel[] {
  return unit.dependencies.flatMap(({name, folder}) => {
    const samples = path.join(projectRoot, path.dirname(path.dirname(folder)));
    const {module: own, languages} = readSample(samples, path.relative(samples, folder), {file: folder});
    const files = (languages.get('typescript') ?? []).map(({file, source}) => ({file, text: source}));
    const model = assembleModule({own, final: name ?? own}, 'typescript', parseTypeScript(files));
    return model ? [model] : [];
  });
}
