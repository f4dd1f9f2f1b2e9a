import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles many small programs in one virtual machine, each separately. `java` runs this file as it is.
 *
 * <p>Its argument is the folder of the SDK's classes. It reads one line for each source file from its input: unit, path;
 * separated by a tab. It prints one line for each problem: path, line, message.
 */
public final class Check {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    private static final PrintStream OUT = new PrintStream(System.out, false, StandardCharsets.UTF_8);

    public static void main(String[] args) throws IOException {
        try (StandardJavaFileManager files =
                COMPILER.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of(Path.of(args[0])));
            for (List<Source> unit : readUnits()) {
                check(files, unit);
            }
        }
        OUT.flush();
    }

    /** A source file whose name doesn't have to match its public class. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;
        private final boolean named;

        Source(String path) throws IOException {
            super(Path.of(path).toUri(), Kind.SOURCE);
            this.text = Files.readString(Path.of(path));
            this.named = !path.endsWith("fence.java");
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return !named || super.isNameCompatible(simpleName, kind);
        }
    }

    private static Collection<List<Source>> readUnits() throws IOException {
        Map<String, List<Source>> units = new LinkedHashMap<>();
        for (String line : new String(System.in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
            String[] parts = line.split("\t");
            units.computeIfAbsent(parts[0], key -> new ArrayList<>()).add(new Source(parts[1]));
        }
        return units.values();
    }

    private static void check(StandardJavaFileManager files, List<Source> unit) throws IOException {
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        List<String> options = List.of("-proc:none", "-nowarn", "-implicit:none", "-Xmaxerrs", "1000");
        JavacTask task = (JavacTask) COMPILER.getTask(new StringWriter(), files, found, options, null, unit);
        task.analyze();
        for (Diagnostic<? extends JavaFileObject> problem : found.getDiagnostics()) {
            if (isError(problem) && problem.getSource() != null) {
                report(pathOf(problem.getSource()), problem.getLineNumber(), problem.getMessage(Locale.ENGLISH));
            }
        }
    }

    private static String pathOf(JavaFileObject file) {
        return Path.of(file.toUri()).toString();
    }

    private static boolean isError(Diagnostic<?> problem) {
        return problem.getKind() == Diagnostic.Kind.ERROR;
    }

    private static void report(String path, long line, String message) {
        OUT.println(path + "\t" + line + "\t" + message.replaceAll("\\s*\\R\\s*", "; "));
    }
}
