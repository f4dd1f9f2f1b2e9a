/**
 * The template of every page, in Eta syntax. It differs from the framework's in two ways: scripts are listed instead of
 * loaded, because `packages/instant/src/browser/head/scripts.ts` loads them when the reader needs them; and the theme's icons are hidden
 * without a style attribute, which the content security policy refuses.
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
    <%~ it.preBodyTags.replace('<svg style="display: none;">', '<svg display="none">') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
