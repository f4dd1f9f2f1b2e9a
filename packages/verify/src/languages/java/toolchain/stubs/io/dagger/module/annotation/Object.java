package io.dagger.module.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

@Target(ElementType.TYPE)
public @interface Object {
    String value() default "";

    String description() default "";
}
