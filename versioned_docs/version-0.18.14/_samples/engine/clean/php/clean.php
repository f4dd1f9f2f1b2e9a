<?php

declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';

const LIMIT = 50 * 2 ** 30;

$cache = Dagger\Dagger::connect()->engine()->localCache();
$used = $cache->entrySet()->diskSpaceBytes();
if ($used > LIMIT) {
    $cache->prune(useDefaultPolicy: true);
}
echo $used, " bytes were in use\n";
