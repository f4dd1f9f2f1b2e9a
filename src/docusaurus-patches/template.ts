/**
 * The frame of every page, in Eta's syntax. It differs from the framework's own in one thing: the page's scripts are
 * listed and not loaded, since `src/prehydration/scripts.ts` loads them when the reader needs them.
 */
export const template = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((attribute) => { %>
      <%~ attribute %>
    <% }); %>
    <% it.stylesheets.forEach((file) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>">
    <% }); %>
    <%~ it.headTags %>
    <script type="application/json" id="page-scripts"><%~ JSON.stringify(it.scripts.map((file) => it.baseUrl + file)) %></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
