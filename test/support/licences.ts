/** Licences of packages that we may use, and why; `sold` also where we hand the package on: in functions and pages. */
export const allowedLicences: Readonly<Record<string, { readonly sold: boolean; readonly reason: string }>> =
  {
    MIT: { sold: true, reason: 'Asks for its notice only.' },
    'MIT-0': { sold: true, reason: 'Asks for nothing.' },
    ISC: { sold: true, reason: 'As MIT.' },
    '0BSD': { sold: true, reason: 'Asks for nothing.' },
    'BSD-2-Clause': { sold: true, reason: 'Asks for its notice only.' },
    'BSD-3-Clause': { sold: true, reason: 'Asks for its notice, and not to advertise with names.' },
    'Apache-2.0': { sold: true, reason: 'Asks for its notice; grants patents.' },
    'BlueOak-1.0.0': { sold: true, reason: 'As MIT, in words that say more.' },
    Zlib: {
      sold: false,
      reason: 'Asks not to pass changes off as the original; only a tool of the tests has it.',
    },
    Unlicense: { sold: true, reason: 'Public domain.' },
    'CC0-1.0': { sold: true, reason: 'Public domain; data.' },
    'CC-BY-3.0': { sold: true, reason: 'Data about licences, whose package names its author.' },
    'CC-BY-4.0': { sold: false, reason: 'Data about browsers, which only the build reads.' },
    'MPL-2.0': { sold: true, reason: 'Changes of its own files would be published; we run it unchanged.' },
    'OFL-1.1': { sold: true, reason: 'Fonts, which may go with anything but not be sold by themselves.' },
    'LGPL-3.0-or-later': {
      sold: true,
      reason: 'libvips is a library of its own beside sharp, unchanged, and can be replaced.',
    },
  };

/** Packages whose entry in the lockfile says nothing, by what their own files say. */
export const licencesByFile: Readonly<Record<string, string>> = {
  'node_modules/@mapbox/polyline': 'BSD-3-Clause', // its LICENSE
};
