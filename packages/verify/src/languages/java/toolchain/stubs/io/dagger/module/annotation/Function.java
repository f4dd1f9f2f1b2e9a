package io.dagger.module.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

@Target({ElementType.METHOD, ElementType.FIELD})
public @interface Function {
    String value() default "";

    String description() default "";
}
