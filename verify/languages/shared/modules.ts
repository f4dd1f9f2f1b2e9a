import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {assembleModule} from '../../modules/assemble';
import type {ModuleModel} from '../../modules/types';
import {parseTypeScript} from '../../modules/typescript';
import {listFiles, projectRoot} from './files';
import {moduleNameOf} from './units';
import type {Unit} from './units';

/**
 * The modules that a unit depends on, as far as they are samples of this site. Their TypeScript sources speak for all
 * languages: that a sample is the same in each is checked elsewhere.
 */
export function readDependencies(unit: Unit): ModuleModel[] {
  const models: ModuleModel[] = [];
  for (const {name, folder} of unit.dependencies) {
    const sources = path.join(projectRoot, folder, 'typescript');
    if (!existsSync(sources)) continue;
    const files = listFiles(sources)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => ({file: `${folder}/typescript/${file}`, text: readFileSync(path.join(sources, file), 'utf8')}));
    const own = moduleNameOf(folder);
    const model = assembleModule({own, final: name ?? own}, 'typescript', parseTypeScript(files));
    if (model) models.push(model);
  }
  return models;
}
