import {objectOfId} from '@docs-kit/dagger/api/model';
import {capitalize, javaKeywords, javaName} from '@docs-kit/dagger/api/spelling';
import type {ApiArgument, ApiField, ApiModel, ApiObject, ApiType, TypeRef} from '@docs-kit/dagger/api/types';
import {isLazy} from '../../shared/dependencies';

const scalars: Record<string, string> = {String: 'String', Int: 'Integer', Float: 'Float', Boolean: 'Boolean'};
const thrown = 'throws InterruptedException, ExecutionException, DaggerQueryException';
const body = '{ throw new UnsupportedOperationException(); }';

/** The SDK's annotations, each with what it may annotate and its elements. */
const annotations: Readonly<Record<string, [targets: string, ...elements: string[]]>> = {
  Default: ['PARAMETER', 'String value() default "";'],
  DefaultPath: ['PARAMETER', 'String value() default "";'],
  Enum: ['TYPE'],
  Function: ['METHOD, FIELD', 'String value() default "";', 'String description() default "";'],
  Ignore: ['PARAMETER', 'String[] value();'],
  Module: ['PACKAGE', 'String description() default "";'],
  Object: ['TYPE', 'String value() default "";', 'String description() default "";'],
};

const annotationFiles = Object.entries(annotations).map(([name, [targets, ...elements]]): [string, string] => [
  `io/dagger/module/annotation/${name}.java`,
  `package io.dagger.module.annotation;

import static java.lang.annotation.ElementType.*;

@java.lang.annotation.Target({${targets}})
public @interface ${name} { ${elements.join(' ')} }
`,
]);

/** The classes that the SDK writes by hand, by file name. */
const handwritten: readonly [string, string][] = [
  [
    'io/dagger/client/AutoCloseableClient.java',
    'package io.dagger.client; public class AutoCloseableClient extends Client implements AutoCloseable {}',
  ],
  [
    'io/dagger/client/Dagger.java',
    `package io.dagger.client;

public class Dagger {
    public static Client dag() ${body}
    public static AutoCloseableClient connect() throws java.io.IOException ${body}
}
`,
  ],
  [
    'io/dagger/client/exception/DaggerExecException.java',
    `package io.dagger.client.exception;

public class DaggerExecException extends DaggerQueryException {
    public Integer getExitCode() ${body}
    public String getStdOut() ${body}
    public String getStdErr() ${body}
}
`,
  ],
  [
    'io/dagger/client/exception/DaggerQueryException.java',
    'package io.dagger.client.exception; public class DaggerQueryException extends Exception {}',
  ],
];

/** The generated class of an API type. */
export const javaClass = ({name}: {name: string}): string => (name === 'Query' ? 'Client' : capitalize(name));

class Stubs {
  constructor(private readonly api: ApiModel) {}

  private type(ref: TypeRef, keepId = false): string {
    const object = keepId ? undefined : objectOfId(this.api, ref.name);
    const name = scalars[ref.name] ?? javaClass(object ?? ref);
    return ref.list ? `List<${name}>` : name;
  }

  private parameter({name, type}: ApiArgument): string {
    return `${this.type(type, name === 'id')} ${javaKeywords.has(name) ? `_${name}` : name}`;
  }

  private method(type: ApiObject, field: ApiField): string[] {
    const name = javaName(type.name, field.name);
    const required = field.args.filter((arg) => !arg.optional).map((arg) => this.parameter(arg));
    const optional = field.args.filter((arg) => arg.optional);
    const returns = this.type(field.returns, field.name === 'id');
    const throwing = isLazy(this.api, field) ? '' : `${thrown} `;
    const write = (parameters: readonly string[]): string =>
      `    public ${returns} ${name}(${parameters.join(', ')}) ${throwing}${body}`;
    if (optional.length === 0) return [write(required)];
    const options = `${capitalize(name)}Arguments`;
    const setters = optional.map(
      (arg) => `        public ${options} with${capitalize(arg.name)}(${this.parameter(arg)}) ${body}`,
    );
    return [
      `    public static class ${options} {`,
      ...setters,
      '    }',
      write(required),
      write([...required, `${options} optArgs`]),
    ];
  }

  private object(type: ApiObject): string[] {
    const name = javaClass(type);
    const close = type.name === 'Query' ? [`    public void close() throws Exception ${body}`] : [];
    return [
      `public class ${name} {`,
      type.name === 'Query' ? '    Client() {}' : `    protected ${name}() {}`,
      ...[...type.fields.values()].flatMap((field) => this.method(type, field)),
      ...close,
      '}',
    ];
  }

  private input(name: string, fields: Iterable<ApiArgument>): string[] {
    return [
      `public class ${name} {`,
      ...Array.from(
        fields,
        ({name: field, type}) => `    public ${name} with${capitalize(field)}(${this.type(type)} value) ${body}`,
      ),
      '}',
    ];
  }

  private declaration(type: ApiType): string[] {
    switch (type.kind) {
      case 'object':
        return this.object(type);
      case 'enum':
        return [`public enum ${type.name} { ${[...type.values.keys()].join(', ')} }`];
      case 'input':
        return this.input(type.name, type.fields.values());
      case 'scalar':
        return [`public class ${type.name} { public static ${type.name} from(String value) ${body} }`];
    }
  }

  source(type: ApiType): string {
    return [
      'package io.dagger.client;',
      '',
      'import io.dagger.client.exception.DaggerQueryException;',
      'import java.util.List;',
      'import java.util.concurrent.ExecutionException;',
      '',
      ...this.declaration(type),
      '',
    ].join('\n');
  }
}

/**
 * The Java SDK's classes and annotations as declarations without bodies, by file name: the methods that query the API,
 * not the helpers.
 */
export function javaStubs(api: ApiModel): Map<string, string> {
  const stubs = new Stubs(api);
  const types = [...api.types.values()].map((type): [string, string] => [
    `io/dagger/client/${javaClass(type)}.java`,
    stubs.source(type),
  ]);
  return new Map([...types, ...annotationFiles, ...handwritten]);
}
