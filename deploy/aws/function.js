// A CloudFront function (runtime cloudfront-js-2.0) for the event "viewer request".

const base = '/0.18';

// The addresses that each page replaces, relative to the base path. Written by `npm run redirects` from
// deploy/redirects.json.
const pages = {
  // redirects: begin
  '/0.18/': 'labs/project-zenith zenith',
  '/0.18/api': 'developer-guide manuals manuals/developer',
  '/0.18/api/arguments': 'manuals/user/arguments manuals/user/host manuals/user/host-env manuals/user/host-fs manuals/user/remote-images',
  '/0.18/api/cache-volumes': 'manuals/developer/cache-volumes',
  '/0.18/api/chaining': 'manuals/developer/chaining manuals/user/chaining manuals/user/consume-artifacts manuals/user/exec manuals/user/export manuals/user/inspect manuals/user/publish',
  '/0.18/api/cli': 'manuals/user manuals/user/call user-guide',
  '/0.18/api/custom-functions': 'developer-guide/go/264203/functions manuals/developer/functions manuals/user/functions',
  '/0.18/api/custom-types': 'manuals/developer/custom-types',
  '/0.18/api/daggerverse': 'api/publish',
  '/0.18/api/documentation': 'manuals/developer/documentation manuals/developer/python/640201/documentation',
  '/0.18/api/enumerations': 'manuals/developer/enumerations',
  '/0.18/api/error-handling': 'manuals/developer/error-handling',
  '/0.18/api/http': 'api/254103/build-custom-client',
  '/0.18/api/ide-integration': 'manuals/developer/ide-integration',
  '/0.18/api/interfaces': 'manuals/developer/interfaces',
  '/0.18/api/internals': 'manuals/developer/architecture manuals/developer/execution-environment manuals/developer/overview/942201/execution-environment',
  '/0.18/api/module-dependencies': 'manuals/developer/dependencies',
  '/0.18/api/module-structure': 'developer-guide/python/820256/module-structure manuals/developer/module-structure',
  '/0.18/api/remote-modules': 'manuals/user/remotes',
  '/0.18/api/remote-repositories': 'manuals/user/remote-repositories',
  '/0.18/api/return-values': 'manuals/user/artifacts manuals/user/containers manuals/user/directories manuals/user/files manuals/user/produce-artifacts',
  '/0.18/api/sdk': 'ci/integrations/php developer-guide/go developer-guide/python developer-guide/typescript integrations/java integrations/php manuals/developer/go',
  '/0.18/api/secrets': 'features/secrets manuals/developer/secrets',
  '/0.18/api/services': 'manuals/developer/services manuals/user/host-services manuals/user/services',
  '/0.18/api/state': 'manuals/developer/state-functions',
  '/0.18/api/terminal': 'manuals/user/terminal',
  '/0.18/ci/adopting': 'adopting',
  '/0.18/ci/integrations': 'ci integrations/* manuals/administrator/ci user-guide/ci',
  '/0.18/ci/integrations/apple-container': 'integrations/apple-container',
  '/0.18/ci/integrations/argo-workflows': 'integrations/argo-workflows',
  '/0.18/ci/integrations/aws-codebuild': 'integrations/aws-codebuild',
  '/0.18/ci/integrations/azure-pipelines': 'integrations/azure-pipelines',
  '/0.18/ci/integrations/ci': 'integrations/ci',
  '/0.18/ci/integrations/circleci': 'integrations/circleci',
  '/0.18/ci/integrations/container-runtimes': 'integrations/container-runtimes',
  '/0.18/ci/integrations/github': 'integrations/github',
  '/0.18/ci/integrations/github-actions': 'integrations/github-actions',
  '/0.18/ci/integrations/gitlab': 'integrations/gitlab',
  '/0.18/ci/integrations/google-cloud-run': 'integrations/google-cloud-run',
  '/0.18/ci/integrations/jenkins': 'integrations/jenkins',
  '/0.18/ci/integrations/kubernetes': 'integrations/kubernetes',
  '/0.18/ci/integrations/nerdctl': 'integrations/containerd integrations/nerdctl',
  '/0.18/ci/integrations/openshift': 'integrations/openshift',
  '/0.18/ci/integrations/podman': 'integrations/podman',
  '/0.18/ci/integrations/tekton': 'integrations/tekton',
  '/0.18/configuration': 'manuals/administrator',
  '/0.18/configuration/cloud': 'cloud/* manuals/administrator/cloud manuals/administrator/organizations manuals/administrator/roles-permissions manuals/user/cloud-get-started manuals/user/cloud/* user-guide/cloud/*',
  '/0.18/configuration/custom-ca': 'manuals/administrator/custom-ca',
  '/0.18/configuration/custom-runner': 'manuals/administrator/472258/custom-runner manuals/administrator/custom-runner',
  '/0.18/configuration/engine': 'configuration/custom-registry manuals/administrator/engine',
  '/0.18/configuration/modules': 'manuals/developer/typescript/356352/runtime',
  '/0.18/configuration/proxy': 'manuals/administrator/proxy',
  '/0.18/contributing': '204441/contributing',
  '/0.18/faq': '162770/faq',
  '/0.18/features/caching': 'manuals/administrator/caching',
  '/0.18/features/debugging': 'manuals/developer/debugging',
  '/0.18/features/llm': 'ai-agents features/large-language-model features/mcp',
  '/0.18/features/modules': 'features/reusable-modules manuals/developer/modules-vs-functions',
  '/0.18/features/programmability': 'features/programmable-pipelines',
  '/0.18/features/visualization': 'manuals/user/919011/tui manuals/user/tui manuals/user/visualization',
  '/0.18/quickstart': '648215/quickstart quickstart/basics quickstart/cli',
  '/0.18/quickstart/agent': 'ai-agents/quickstart',
  '/0.18/quickstart/ci': 'ci/quickstart/* quickstart/daggerize quickstart/publish quickstart/test',
  '/0.18/reference/cli/': 'cli/* reference reference/979596/cli',
  '/0.18/reference/typescript/api/client.gen/': 'reference/typescript/api reference/typescript/api/client.gen/classes reference/typescript/api/client.gen/enumerations reference/typescript/api/client.gen/type-aliases reference/typescript/api/client.gen/variables',
  '/0.18/reference/typescript/api/client.gen/classes/Container': 'reference/typescript/classes/api_client_gen.container',
  '/0.18/reference/typescript/common/errors/': 'reference/typescript/common reference/typescript/common/errors/classes reference/typescript/common/errors/variables',
  '/0.18/reference/typescript/connect/': 'reference/typescript/connect/functions reference/typescript/connect/interfaces reference/typescript/connect/type-aliases',
  '/0.18/troubleshooting': 'manuals/user/932727/troubleshooting manuals/user/troubleshooting',
  // redirects: end
};

const exact = {};
const prefixes = [];
for (const page of Object.keys(pages)) {
  for (const old of pages[page].split(' ')) {
    const from = `${base}/${old.replace(/\/\*$/, '')}`;
    exact[from] = page;
    if (old.endsWith('/*')) 
      prefixes.push([`${from}/`, page]);
    
  }
}

const files = /\.(?:cast|css|html?|ico|js|json|map|md|png|svg|txt|webp|woff2|xml)$/;

// Only a page's address: below the base path, and without anything that a browser would resolve to another place.
const oldPage = /^\/0\.18(?:\/\w[\w.-]*)+\.html$/;

function redirect(to, query, statusCode = 301) {
  const parts = Object.keys(query).flatMap((name) =>
    (query[name].multiValue || [query[name]]).map(({value}) => (value ? `${name}=${value}` : name)),
  );
  const location = to + (parts.length > 0 ? `?${parts.join('&')}` : '');
  const statusDescription = statusCode === 301 ? 'Moved Permanently' : 'Found';
  return {statusCode, statusDescription, headers: {location: {value: location}}};
}

// CloudFront calls it by its name.
// eslint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri === '/' || uri === base) 
    return redirect(`${base}/`, request.querystring);
  
  const address = uri.replace(/(?:\/index\.html|\.html|\/)$/, '');
  const prefix = prefixes.find(([from]) => address.startsWith(from));
  const page = exact[address] || (prefix && prefix[1]);
  if (page) 
    return redirect(page, request.querystring);
  
  // Not permanently, because a function can't tell whether there's such a page.
  if (oldPage.test(uri) && !/(?:\/(?:index|404)|\.html)\.html$/.test(uri)) 
    return redirect(address, request.querystring, 302);
  
  if (!files.test(uri)) 
    request.uri = `${uri.replace(/\/$/, '')}/index.html`;
  
  return request;
}
