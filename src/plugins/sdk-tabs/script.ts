import {sdkLanguages, sdkTabs} from '../../config/languages';

/**
 * The script that marks the reader's language on `<html data-sdk>` before the first paint, so that the style sheet can
 * show the right panels of pages that were rendered for Go. Until React has hydrated the page it also answers clicks on
 * the tabs. It follows the theme's own rules: the query string wins over the stored choice, an unknown value means none.
 *
 * @param storageNamespace What the site appends to its storage keys, may be empty.
 */
export function createScript(storageNamespace: string): string {
  const languages = JSON.stringify(sdkLanguages.map(({id}) => id));
  const key = JSON.stringify(`${sdkTabs.storageKey}${storageNamespace}`);
  const parameter = JSON.stringify(sdkTabs.group);
  return [
    '(function(d){',
    'var s=null;try{s=localStorage}catch(e){}',
    'function g(){try{return s.getItem(K)}catch(e){return null}}',
    `var L=${languages},K=${key},P=${parameter},v=new URLSearchParams(location.search).get(P);`,
    'if(v===null)v=g();',
    'if(L.indexOf(v)>=0)d.dataset.sdk=v;',
    'document.addEventListener("click",function(e){',
    'var t=e.target.closest("[data-sdk-tabs] [role=tab]");',
    'if(!t||d.dataset.hasHydrated==="true")return;',
    'v=t.dataset.value;d.dataset.sdk=v;',
    'try{s.setItem(K,v)}catch(e){}',
    'var u=new URL(location.href);u.searchParams.set(P,v);history.replaceState(history.state,"",u)',
    '})',
    '})(document.documentElement)',
  ].join('');
}
