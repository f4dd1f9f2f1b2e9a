/**
 * Formats source code.
 *
 * Works on Go projects of any size.
 */
@Module
package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Module;
