/** Files with a content hash in their names never change; browsers check everything else with the host before each use. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

/** Browsers' features that no page uses. The clipboard stays on, which copy buttons write to. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * Sent with every response. The Content-Security-Policy only holds what a page can't say about itself in a meta element.
 * Scripts of other hosts, which a deployer may switch on, load without credentials.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Embedder-Policy': 'credentialless',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;
