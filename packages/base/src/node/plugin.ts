import type {LoadContext, OptionValidationContext, Plugin, PluginModule} from '@docusaurus/types';
import type {Joi} from '@docusaurus/utils-validation';

type CreatePlugin<Options> = (context: LoadContext, options: Options) => Plugin | Promise<Plugin>;

/**
 * A plugin in the framework's form, which may be passed by its package's name or as a function: Docusaurus reads
 * `validateOptions` from both, and types the function more generally than any plugin does.
 *
 * @param schema stops the build at an option that's missing, unknown or of another type
 */
export function definePlugin<Create extends CreatePlugin<never>>(
  create: Create,
  schema: Joi.ObjectSchema<object>,
): Create & PluginModule {
  const validateOptions = ({validate, options}: OptionValidationContext<object, object>): object =>
    validate(schema, options);
  return Object.assign(create, {validateOptions}) as unknown as Create & PluginModule;
}
