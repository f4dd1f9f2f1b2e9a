<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Lists the engine\'s GPUs.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Lists the GPUs that a container can use.')]
    public function devices(): string
    {
        return dag()
            ->container()
            ->from('nvidia/cuda:12.6.3-base-ubuntu24.04')
            // region: gpu
            ->experimentalWithAllGPUs()
            // endregion: gpu
            ->withExec(['nvidia-smi', '-L'])
            ->stdout();
    }
}
