/*
 * Boots the community analytics script named by this tag's `data-script`, after everything else has loaded and only
 * for readers who did not ask to be left alone. If the script is blocked, nothing happens.
 */
(function () {
  const scriptUrl = document.currentScript?.dataset.script;
  const declined = navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
  if (!scriptUrl || declined || window.signals) {
    return;
  }

  // The vendor's script takes the place of this queue and replays what it holds.
  const queue = [];
  for (const method of ['page', 'identify', 'form']) {
    queue[method] = (...args) => {
      queue.push([method, args]);
      return queue;
    };
  }
  window.signals = queue;

  function boot() {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    document.head.append(script);
  }

  function bootWhenIdle() {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(boot, {timeout: 5000});
    } else {
      setTimeout(boot, 1000);
    }
  }

  if (document.readyState === 'complete') {
    bootWhenIdle();
  } else {
    window.addEventListener('load', bootWhenIdle, {once: true});
  }
})();
