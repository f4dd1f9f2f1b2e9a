<?php

// Prints the syntax error of each file that a line of the input names, as PHP's own parser reports it: a JSON list of
// path, line and message.

foreach (file('php://stdin', FILE_IGNORE_NEW_LINES) as $path) {
    try {
        token_get_all(file_get_contents($path), TOKEN_PARSE);
    } catch (ParseError $error) {
        echo json_encode([$path, $error->getLine(), $error->getMessage()]), "\n";
    }
}
