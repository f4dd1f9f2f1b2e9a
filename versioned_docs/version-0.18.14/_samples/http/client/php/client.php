<?php

declare(strict_types=1);

/** Sends a query to the session and returns its data. */
function send(string $query, array $variables): array
{
    $context = stream_context_create(['http' => [
        'method' => 'POST',
        'header' => [
            'Content-Type: application/json',
            'Authorization: Basic ' . base64_encode(getenv('DAGGER_SESSION_TOKEN') . ':'),
        ],
        'content' => json_encode(['query' => $query, 'variables' => (object) $variables]),
        'ignore_errors' => true,
        'timeout' => -1,
    ]]);
    $url = 'http://127.0.0.1:' . getenv('DAGGER_SESSION_PORT') . '/query';
    $body = (string) file_get_contents($url, false, $context);
    $answer = json_decode($body, true);
    if (!is_array($answer)) {
        throw new RuntimeException('no answer: ' . $body);
    }
    if (isset($answer['errors'])) {
        throw new RuntimeException($answer['errors'][0]['message']);
    }

    return $answer['data'];
}

$variables = [];
foreach (array_slice($argv, 2) as $pair) {
    [$name, $value] = explode('=', $pair, 2);
    $variables[$name] = $value;
}

echo json_encode(send((string) file_get_contents($argv[1]), $variables)), "\n";
