import { photo } from './photo'

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 40"'

/** Logos as drawing programs write them. Each shows something in several colours. */
export const logos: [name: string, text: () => Promise<string> | string][] = [
  [
    'Illustrator, with classes',
    () =>
      `<?xml version="1.0" encoding="UTF-8"?><svg id="Layer_1" data-name="Layer 1" ${NS}><defs><style>.cls-1{fill:#e4002b;}.cls-2{fill:none;stroke:#0050a0;stroke-width:4px;}.cls-1,.cls-2{opacity:.9}</style></defs><rect class="cls-1" width="20" height="20"/><circle class="cls-2" cx="28" cy="28" r="8"/></svg>`,
  ],
  [
    'Illustrator, with entities',
    () =>
      `<?xml version="1.0" encoding="iso-8859-1"?><!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
        <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/"><!ENTITY st0 "fill:#E4002B;"><!ATTLIST svg xmlns:a3 CDATA #IMPLIED>
      ]><svg xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" viewBox="0 0 40 40"><switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe"/></foreignObject><g i:extraneous="self"><rect style="&st0;" width="20" height="20"/></g></switch><i:pgf id="adobe"><![CDATA[eJzs]]></i:pgf></svg>`,
  ],
  [
    'Sketch, with symbols',
    () =>
      `<svg ${NS}><defs><path id="path-1" d="M0 0h16v16H0z"/><symbol id="dot" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></symbol></defs><use fill="#e4002b" xlink:href="#path-1"/><use href="#path-1" x="20" y="20" fill="#0050a0"/><use href="#dot" x="20" width="16" height="16"/></svg>`,
  ],
  [
    'Figma, with a mask, a clip path, a gradient and a shadow',
    () =>
      `<svg ${NS} fill="none"><g clip-path="url(#clip0)" filter="url(#shadow)"><mask id="mask0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="40" height="40"><path d="M0 0h40v30H0z" fill="white"/></mask><g mask="url(#mask0)"><path d="M0 0h40v40H0z" fill="url(#paint0)"/></g></g><defs><filter id="shadow" x="0" y="0" width="40" height="40" filterUnits="userSpaceOnUse"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feOffset dy="2"/><feGaussianBlur stdDeviation="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.5 0"/><feBlend in="SourceGraphic"/></filter><linearGradient id="paint0" x1="0" y1="0" x2="40" y2="40" gradientUnits="userSpaceOnUse"><stop stop-color="#e4002b"/><stop offset="1" stop-color="#0050a0"/></linearGradient><clipPath id="clip0"><rect width="36" height="36" rx="8"/></clipPath></defs></svg>`,
  ],
  [
    'Inkscape, with style attributes and a prefix',
    () =>
      `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 40"><sodipodi:namedview pagecolor="#ffffff"/><svg:defs><svg:linearGradient id="body"><svg:stop offset="0" style="stop-color:#e4002b;stop-opacity:1"/><svg:stop offset="1" style="stop-color:#0050a0"/></svg:linearGradient><svg:radialGradient id="b" xlink:href="#body"/></svg:defs><svg:rect style="fill:url(#b);stroke:#000;-inkscape-stroke:none" width="30" height="30" transform="rotate(10 20 20)"/></svg:svg>`,
  ],
  [
    'a program that embeds a photograph',
    async () =>
      `<svg ${NS}><image width="40" height="30" xlink:href="data:image/png;base64,${(await photo('png', 80, 60)).toString('base64').replaceAll(/(.{76})/g, '$1\n')}"/></svg>`,
  ],
  [
    'CorelDRAW, with styles in CDATA and markers',
    () =>
      `<svg ${NS} xml:space="preserve"><defs><style type="text/css"><![CDATA[ .fil0 {fill:#E4002B} #arrow > path {fill:#0050a0} .str0 {stroke:#000;stroke-width:2;marker-end:url(#arrow)} ]]></style><marker id="arrow" viewBox="0 0 4 4" refX="2" refY="2" markerWidth="4" markerHeight="4"><path d="M0 0h4v4z"/></marker></defs><path class="fil0" d="M0 0h20v20H0z"/><path class="str0" d="M4 30L30 30"/></svg>`,
  ],
]
