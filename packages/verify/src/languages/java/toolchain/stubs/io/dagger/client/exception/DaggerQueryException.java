package io.dagger.client.exception;

public class DaggerQueryException extends Exception {}
