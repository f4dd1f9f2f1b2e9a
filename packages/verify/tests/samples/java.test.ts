import {javaChecker} from '../../src/languages/java/check';
import {describeLanguage} from './checking';

const module = `package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.ReturnType;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Builds things. */
@Object
public class MyModule {
  public MyModule() {}

  /**
   * Builds a program.
   *
   * @param source the sources
   * @param jobs how many at once
   */
  @Function
  public String build(Directory source, @Default("4") Integer jobs)
      throws InterruptedException, ExecutionException, DaggerQueryException {
    return dag()
        .container()
        .from("golang:1.24-alpine")
        .withDirectory("/src", source)
        .withExec(
            List.of("go", "build", "-p", jobs.toString()),
            new Container.WithExecArguments().withExpect(ReturnType.ANY))
        .stdout();
  }
}
`;

await describeLanguage({
  checker: javaChecker,
  language: 'java',
  file: 'MyModule.java',
  module,
  mistakes: [
    {
      name: 'method',
      from: '.withDirectory(',
      to: '.withFolder(',
      message: /cannot find symbol; symbol: +method withFolder/,
    },
    {
      name: 'argument',
      from: '.from("golang:1.24-alpine")',
      to: '.from(124)',
      message: /int cannot be converted to .*String/,
    },
    {name: 'option', from: 'withExpect(', to: 'withExpected(', message: /method withExpected/},
    {name: 'enum', from: 'ReturnType.ANY', to: 'ReturnType.ALL', message: /variable ALL/},
    {name: 'import', from: 'import java.util.List;\n', to: '', at: 'List.of(', message: /variable List/},
    {name: 'syntax', from: 'return dag()', to: 'return dag(', message: /illegal|expected/, at: '.container()'},
    {
      name: 'exception',
      from: 'ExecutionException, DaggerQueryException {',
      to: 'ExecutionException {',
      at: '.stdout()',
      message: /unreported exception .*DaggerQueryException/,
    },
    {
      name: 'class-name',
      from: 'public class MyModule {\n  public MyModule()',
      to: 'public class Builder {\n  public Builder()',
      message: /should be declared in a file named/,
    },
  ],
  fences: [
    {
      name: 'a client program',
      text: 'import io.dagger.client.AutoCloseableClient;\nimport io.dagger.client.Dagger;\n\npublic class Main {\n  public static void main(String[] args) throws Exception {\n    try (AutoCloseableClient client = Dagger.connect()) {\n      System.out.println(client.host().directory(".").entries());\n    }\n  }\n}\n',
    },
    {
      name: 'a mistake in a client program',
      text: 'import io.dagger.client.AutoCloseableClient;\nimport io.dagger.client.Dagger;\n\npublic class Main {\n  public static void main(String[] args) throws Exception {\n    try (AutoCloseableClient client = Dagger.connect()) {\n      System.out.println(client.host().folder(".").entries());\n    }\n  }\n}\n',
      failure: {line: 7, message: /method folder/},
    },
  ],
});
