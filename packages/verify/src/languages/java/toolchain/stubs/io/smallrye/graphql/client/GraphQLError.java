package io.smallrye.graphql.client;

import java.util.Map;

public interface GraphQLError {
    String getMessage();

    Object[] getPath();

    Map<String, Object> getExtensions();
}
