package io.dagger.client;

public final class JsonConverter {
    public static JSON toJSON(java.lang.Object object) throws Exception {
        throw new UnsupportedOperationException();
    }

    public static <T> T fromJSON(JSON json, Class<T> clazz) throws Exception {
        throw new UnsupportedOperationException();
    }

    public static <T> T fromJSON(String json, Class<T> clazz) throws Exception {
        throw new UnsupportedOperationException();
    }
}
