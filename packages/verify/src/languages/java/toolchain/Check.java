import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles many small programs in one virtual machine, each separately.
 *
 * <p>Reads one line for each source file from its input: class path, unit, path; separated by tabs. It prints one line
 * for each problem: `problem`, path, line, message; and one for each call of a method of a class in `io.dagger.client`:
 * `call`, path, line, column, class, method.
 */
public final class Check {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    private static final PrintStream OUT = new PrintStream(System.out, false, StandardCharsets.UTF_8);

    public static void main(String[] args) throws IOException {
        try (StandardJavaFileManager files =
                COMPILER.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            checkUnits(files);
        }
        OUT.flush();
    }

    /** A source file whose name doesn't have to match its public class. */
    private static final class Source extends SimpleJavaFileObject {
        private final String path;
        private final String text;
        private final boolean named;

        Source(String path) throws IOException {
            super(Path.of(path).toUri(), Kind.SOURCE);
            this.path = path;
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

    private record Unit(String classPath, List<Source> sources) {}

    private static void checkUnits(StandardJavaFileManager files) throws IOException {
        Map<String, Unit> units = new LinkedHashMap<>();
        for (String[] parts : readInput()) {
            units.computeIfAbsent(parts[1], key -> new Unit(parts[0], new ArrayList<>()))
                    .sources()
                    .add(new Source(parts[2]));
        }
        String classPath = "";
        for (Unit unit : units.values()) {
            if (!unit.classPath().equals(classPath)) {
                classPath = unit.classPath();
                files.setLocationFromPaths(
                        StandardLocation.CLASS_PATH,
                        Stream.of(classPath.split(Pattern.quote(java.io.File.pathSeparator))).map(Path::of).toList());
            }
            check(files, unit);
        }
    }

    /** The lines of the standard input, split at tabs. */
    private static List<String[]> readInput() {
        return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
                .lines()
                .map(line -> line.split("\t"))
                .toList();
    }

    /** Prints the methods that calls resolve to. */
    private static final class CallFinder extends TreePathScanner<Void, Void> {
        private static final String CLIENT = "io.dagger.client.";

        private final DocTrees trees;

        CallFinder(DocTrees trees) {
            this.trees = trees;
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
            if (call.getMethodSelect() instanceof MemberSelectTree select) {
                Element method = trees.getElement(new TreePath(getCurrentPath(), select));
                if (method != null
                        && method.getKind() == ElementKind.METHOD
                        && method.getEnclosingElement() instanceof TypeElement type
                        && type.getQualifiedName().toString().startsWith(CLIENT)) {
                    print(select, type.getQualifiedName().toString().substring(CLIENT.length()));
                }
            }
            return super.visitMethodInvocation(call, none);
        }

        private void print(MemberSelectTree select, String type) {
            CompilationUnitTree file = getCurrentPath().getCompilationUnit();
            String name = select.getIdentifier().toString();
            long start = trees.getSourcePositions().getEndPosition(file, select) - name.length();
            // Not the line map's column, which expands tabs.
            long line = file.getLineMap().getLineNumber(start);
            long column = start - file.getLineMap().getStartPosition(line) + 1;
            OUT.println(String.join(
                    "\t", "call", pathOf(file.getSourceFile()), String.valueOf(line), String.valueOf(column), type, name));
        }
    }

    private static void check(StandardJavaFileManager files, Unit unit) throws IOException {
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        List<String> options = List.of("-proc:none", "-nowarn", "-implicit:none", "-Xmaxerrs", "1000");
        JavacTask task =
                (JavacTask) COMPILER.getTask(new StringWriter(), files, found, options, null, unit.sources());
        Iterable<? extends CompilationUnitTree> trees = task.parse();
        boolean parsed = found.getDiagnostics().stream().noneMatch(Check::isError);
        if (parsed) {
            // Before the analysis, which adds constructors that aren't in the source.
            Inspector inspector = new Inspector(DocTrees.instance(task));
            trees.forEach(tree -> inspector.scan(tree, null));
            task.analyze();
        }
        for (Diagnostic<? extends JavaFileObject> problem : found.getDiagnostics()) {
            if (isError(problem) && problem.getSource() != null) {
                report(pathOf(problem.getSource()), problem.getLineNumber(), problem.getMessage(Locale.ENGLISH));
            }
        }
        if (!parsed) {
            return;
        }
        CallFinder finder = new CallFinder(DocTrees.instance(task));
        for (CompilationUnitTree tree : trees) {
            finder.scan(tree, null);
        }
    }

    private static String pathOf(JavaFileObject file) {
        return Path.of(file.toUri()).toString();
    }

    /** An annotation of the SDK, by its simple name. */
    private static AnnotationTree annotation(ModifiersTree modifiers, String name) {
        for (AnnotationTree annotation : modifiers.getAnnotations()) {
            String type = annotation.getAnnotationType().toString();
            if (type.equals(name) || type.equals("io.dagger.module.annotation." + name)) {
                return annotation;
            }
        }
        return null;
    }

    /** The string that an annotation has as its `value`. */
    private static String literal(AnnotationTree annotation) {
        for (ExpressionTree argument : annotation.getArguments()) {
            boolean assigned = argument instanceof AssignmentTree;
            if (assigned && !((AssignmentTree) argument).getVariable().toString().equals("value")) continue;
            ExpressionTree value = assigned ? ((AssignmentTree) argument).getExpression() : argument;
            if (value instanceof LiteralTree constant && constant.getValue() instanceof String text) {
                return text;
            }
        }
        return null;
    }

    private static boolean isError(Diagnostic<?> problem) {
        return problem.getKind() == Diagnostic.Kind.ERROR;
    }

    private static void report(String path, long line, String message) {
        OUT.println("problem\t" + path + "\t" + line + "\t" + message.replaceAll("\\s*\\R\\s*", "; "));
    }

    /** Checks what the SDK's annotation processor doesn't. */
    private static final class Inspector extends TreePathScanner<Void, Void> {
        private static final Pattern STRING =
                Pattern.compile("((java\\.util\\.)?Optional<)?(java\\.lang\\.)?String>?");
        private static final Pattern JSON =
                Pattern.compile("null|true|false|-?\\d+(\\.\\d+)?|\".*\"|\\[.*]|\\{.*}", Pattern.DOTALL);

        private final DocTrees trees;

        Inspector(DocTrees trees) {
            this.trees = trees;
        }

        @Override
        public Void visitClass(ClassTree tree, Void none) {
            List<MethodTree> constructors = tree.getMembers().stream()
                    .filter(MethodTree.class::isInstance)
                    .map(MethodTree.class::cast)
                    .filter(method -> method.getName().contentEquals("<init>"))
                    .toList();
            boolean empty = constructors.isEmpty()
                    || constructors.stream().anyMatch(method -> method.getParameters().isEmpty()
                            && method.getModifiers().getFlags().contains(Modifier.PUBLIC));
            boolean object = annotation(tree.getModifiers(), "Object") != null;
            if (object && !empty && tree.getKind() == Tree.Kind.CLASS) {
                problem(tree, "the class " + tree.getSimpleName() + " has to have a public constructor without parameters");
            }
            return super.visitClass(tree, none);
        }

        @Override
        public Void visitVariable(VariableTree tree, Void none) {
            AnnotationTree value = annotation(tree.getModifiers(), "Default");
            String fallback = value == null ? null : literal(value);
            if (fallback != null && STRING.matcher(tree.getType().toString()).matches()) {
                if (fallback.startsWith("\"")) {
                    problem(tree, "the SDK quotes the @Default of a String itself: " + fallback);
                }
            } else if (fallback != null && !JSON.matcher(fallback).matches()) {
                problem(tree, "the value of @Default is no JSON: " + fallback);
            }
            return super.visitVariable(tree, none);
        }

        private void problem(Tree tree, String message) {
            CompilationUnitTree file = getCurrentPath().getCompilationUnit();
            long start = trees.getSourcePositions().getStartPosition(file, tree);
            report(pathOf(file.getSourceFile()), file.getLineMap().getLineNumber(start), message);
        }
    }
}
