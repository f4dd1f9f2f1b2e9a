import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Collects what the classes of a module expose, as JSON in the shape of `packages/verify/src/modules/raw.ts`. */
final class Model extends TreePathScanner<Void, Void> {
    private static final Map<String, String> PRIMITIVES = Map.ofEntries(
            Map.entry("String", "String"),
            Map.entry("boolean", "Boolean"),
            Map.entry("Boolean", "Boolean"),
            Map.entry("int", "Int"),
            Map.entry("Integer", "Int"),
            Map.entry("long", "Int"),
            Map.entry("Long", "Int"),
            Map.entry("short", "Int"),
            Map.entry("Short", "Int"),
            Map.entry("float", "Float"),
            Map.entry("Float", "Float"),
            Map.entry("double", "Float"),
            Map.entry("Double", "Float"),
            Map.entry("void", "Void"),
            Map.entry("Void", "Void"));

    private final List<String> definitions = new ArrayList<>();
    private final DocTrees trees;

    Model(DocTrees trees) {
        this.trees = trees;
    }

    /** A JSON list of the definitions in all files scanned so far. */
    String toJson() {
        return list(definitions);
    }

    @Override
    public Void visitClass(ClassTree tree, Void none) {
        AnnotationTree object = Check.annotation(tree.getModifiers(), "Object");
        if (tree.getKind() == Tree.Kind.ENUM && Check.annotation(tree.getModifiers(), "Enum") != null) {
            List<String> members = tree.getMembers().stream()
                    .filter(member -> isConstant(member, tree))
                    .map(member -> quote(((VariableTree) member).getName()))
                    .toList();
            define("enum", tree, "\"members\":" + list(members) + undocumented(getCurrentPath(), null));
        } else if (tree.getKind() == Tree.Kind.CLASS && object != null) {
            List<String> functions = new ArrayList<>();
            String constructor = "";
            for (Tree member : tree.getMembers()) {
                if (member instanceof MethodTree method && method.getReturnType() == null) {
                    if (!method.getParameters().isEmpty()) {
                        constructor = ",\"constructorFunction\":" + function("", method, type(tree.getSimpleName()), "");
                    }
                } else if (member instanceof MethodTree method) {
                    AnnotationTree exposed = Check.annotation(method.getModifiers(), "Function");
                    if (exposed != null) {
                        String name = Check.literal(exposed);
                        functions.add(function(
                                name == null ? method.getName() : name,
                                method,
                                type(method.getReturnType()),
                                undocumented(new TreePath(getCurrentPath(), method), exposed)));
                    }
                } else if (member instanceof VariableTree field && isExposed(field.getModifiers())) {
                    long line = line(field, field.getModifiers());
                    functions.add(function(field.getName(), List.of(), type(field.getType()), line, ""));
                }
            }
            String missing = undocumented(getCurrentPath(), object);
            define("object", tree, "\"functions\":" + list(functions) + constructor + missing);
        }
        return super.visitClass(tree, none);
    }

    private static boolean isExposed(ModifiersTree modifiers) {
        Set<Modifier> flags = modifiers.getFlags();
        return !flags.contains(Modifier.STATIC)
                && !flags.contains(Modifier.FINAL)
                && !flags.contains(Modifier.TRANSIENT)
                && (flags.contains(Modifier.PUBLIC) || Check.annotation(modifiers, "Function") != null);
    }

    /** The parser declares an enumeration's constants as static final fields of its own type. */
    private static boolean isConstant(Tree member, ClassTree owner) {
        return member instanceof VariableTree field
                && field.getModifiers().getFlags().containsAll(Set.of(Modifier.STATIC, Modifier.FINAL))
                && field.getType().toString().equals(owner.getSimpleName().toString());
    }

    private void define(String kind, ClassTree tree, String rest) {
        definitions.add("{\"kind\":%s,\"name\":%s,\"file\":%s,\"line\":%d,%s}"
                .formatted(
                        quote(kind),
                        quote(tree.getSimpleName()),
                        quote(Check.pathOf(getCurrentPath().getCompilationUnit().getSourceFile())),
                        line(tree, tree.getModifiers()),
                        rest));
    }

    private String function(CharSequence name, MethodTree method, String returns, String missing) {
        Set<String> described = describedBy(trees.getDocCommentTree(new TreePath(getCurrentPath(), method)));
        List<String> parameters = method.getParameters().stream()
                .map(parameter -> "{\"name\":%s,\"type\":%s,\"optional\":%b%s}"
                        .formatted(
                                quote(parameter.getName()),
                                typeOf(parameter),
                                isOptional(parameter),
                                described.contains(parameter.getName().toString())
                                        ? ""
                                        : missing("@param in the Javadoc comment", parameter)))
                .toList();
        return function(name, parameters, returns, line(method, method.getModifiers()), missing);
    }

    private static String function(
            CharSequence name, List<String> parameters, String returns, long line, String missing) {
        return "{\"name\":%s,\"parameters\":%s,\"returns\":%s,\"line\":%d%s}"
                .formatted(quote(name), list(parameters), returns, line, missing);
    }

    /** The parameters that a comment describes. */
    private static Set<String> describedBy(DocCommentTree comment) {
        Set<String> names = new HashSet<>();
        for (Object tag : comment == null ? List.of() : comment.getBlockTags()) {
            if (tag instanceof ParamTree param && !param.getDescription().isEmpty()) {
                names.add(param.getName().toString());
            }
        }
        return names;
    }

    /** The key for a declaration with neither a comment nor a description in its annotation. */
    private String undocumented(TreePath path, AnnotationTree annotation) {
        boolean described = annotation != null
                && annotation.getArguments().stream()
                        .anyMatch(argument -> argument instanceof AssignmentTree assignment
                                && assignment.getVariable().toString().equals("description"));
        boolean commented = trees.getDocComment(path) != null;
        return described || commented ? "" : missing("Javadoc comment", path.getLeaf());
    }

    private String missing(String what, Tree tree) {
        CompilationUnitTree file = getCurrentPath().getCompilationUnit();
        long start = trees.getSourcePositions().getStartPosition(file, tree);
        return ",\"missing\":{\"what\":%s,\"line\":%d}".formatted(quote(what), file.getLineMap().getLineNumber(start));
    }

    private static boolean isOptional(VariableTree parameter) {
        return Check.annotation(parameter.getModifiers(), "Default") != null
                || hasDefaultPath(parameter)
                || "Optional".equals(wrapperOf(parameter.getType()));
    }

    private static boolean hasDefaultPath(VariableTree parameter) {
        return Check.annotation(parameter.getModifiers(), "DefaultPath") != null;
    }

    /** The engine makes an argument with a default path nullable. */
    private static String typeOf(VariableTree parameter) {
        return type(parameter.getType(), false, hasDefaultPath(parameter));
    }

    /** The line of a declaration after its annotations, which is where its modifiers end. */
    private long line(Tree tree, ModifiersTree modifiers) {
        CompilationUnitTree file = getCurrentPath().getCompilationUnit();
        long end = trees.getSourcePositions().getEndPosition(file, modifiers);
        long start = trees.getSourcePositions().getStartPosition(file, tree);
        return file.getLineMap().getLineNumber(end >= 0 ? end : start);
    }

    private static String wrapperOf(Tree type) {
        return type instanceof ParameterizedTypeTree generic ? lastName(generic.getType()) : null;
    }

    private static String type(Tree type) {
        return type(type, false, false);
    }

    private static String type(CharSequence name) {
        return "{\"name\":%s,\"list\":false,\"nullable\":false}".formatted(quote(name));
    }

    private static String type(Tree type, boolean list, boolean nullable) {
        if (type instanceof ParameterizedTypeTree generic && !generic.getTypeArguments().isEmpty()) {
            Tree argument = generic.getTypeArguments().get(0);
            if ("List".equals(wrapperOf(type))) return type(argument, true, nullable);
            if ("Optional".equals(wrapperOf(type))) return type(argument, list, true);
        }
        if (type instanceof ArrayTypeTree array) return type(array.getType(), true, nullable);
        String name = lastName(type);
        return "{\"name\":%s,\"list\":%b,\"nullable\":%b}"
                .formatted(quote(PRIMITIVES.getOrDefault(name, name)), list, nullable);
    }

    private static String lastName(Tree type) {
        if (type instanceof MemberSelectTree select) return select.getIdentifier().toString();
        return type instanceof IdentifierTree || type instanceof PrimitiveTypeTree ? type.toString() : "?";
    }

    private static String list(List<String> items) {
        return items.stream().collect(Collectors.joining(",", "[", "]"));
    }

    /** Names and paths have no characters that JSON would escape, except for backslashes and quotes. */
    private static String quote(CharSequence text) {
        return "\"" + text.toString().replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
