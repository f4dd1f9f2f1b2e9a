package io.dagger.modules.codingagent;

import io.dagger.client.Container;
import io.dagger.client.Env;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

import static io.dagger.client.Dagger.dag;

/** An agent that writes Go programs. */
@Object
public class CodingAgent {
    private static final String PROMPT = """
            You are an experienced Go programmer.
            Write a Go program that does this: $assignment

            The container "builder" has Go and the working directory /app.
            Write go.mod and main.go there, then run "go build ./..." and
            fix the program until it builds.
            Save the container with the finished program as "completed".""";

    /**
     * Writes a Go program and returns it in a container.
     *
     * @param assignment A description of the program to write.
     */
    @Function
    public Container goProgram(String assignment) {
        Container builder = dag()
                .container()
                .from("golang:1.24-alpine")
                .withWorkdir("/app");
        Env environment = dag()
                .env()
                .withStringInput("assignment", assignment, "What the program should do.")
                .withContainerInput("builder", builder, "A container with Go, to write and build the program in.")
                .withContainerOutput("completed", "The container with the finished program, which builds.");
        return dag()
                .llm()
                .withEnv(environment)
                .withPrompt(PROMPT)
                .env()
                .output("completed")
                .asContainer();
    }
}
