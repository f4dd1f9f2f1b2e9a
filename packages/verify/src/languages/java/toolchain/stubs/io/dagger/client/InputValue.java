package io.dagger.client;

public interface InputValue {}
