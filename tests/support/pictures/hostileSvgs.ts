import { makePng } from './png'

export interface HostileSvg {
  name: string
  text: Buffer | string
  /** `kept`: stored without anything that matches `NEVER`. `refused`: rejected. */
  verdict: 'kept' | 'refused'
}

const NS = 'xmlns="http://www.w3.org/2000/svg"'
const LINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inner: string, attributes = '') =>
  `<svg ${NS} ${LINK} viewBox="0 0 8 8" ${attributes}>${inner}<circle r="4"/></svg>`
const nested = (depth: number, tag = 'g') => svg(`<${tag}>`.repeat(depth) + `</${tag}>`.repeat(depth))

/** Content that no stored SVG may contain, however it was written. */
export const NEVER =
  /<script|<iframe|<foreignobject|<animate|<set\b|<handler|<embed|<object|\shref="(?!#|data:image\/(?:png|jpeg|webp);base64,)|url\((?!['"]?#|&quot;#)|\son[a-z]+\s*=|javascript:|data:(?!image\/(?:png|jpeg|webp);base64,)|https?:\/\/(?!www\.w3\.org)|evil|@import|<!entity|<!doctype|<\?xml-stylesheet/i

const kept = (name: string, text: Buffer | string): HostileSvg => ({ name, text, verdict: 'kept' })
const refused = (name: string, text: Buffer | string): HostileSvg => ({ name, text, verdict: 'refused' })

export const hostileSvgs: HostileSvg[] = [
  // Scripts and event handlers.
  kept('a script', svg('<script>alert(1)</script>')),
  kept('a script from elsewhere', svg('<script href="https://evil.example/x.js"/>')),
  kept('a script in a CDATA section', svg('<script><![CDATA[alert(1)]]></script>')),
  kept('a script by a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')),
  kept('a script of HTML', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')),
  kept('onload on the drawing', svg('', 'onload="alert(1)"')),
  kept('onclick on a part', svg('<rect onclick="alert(1)"/>')),
  kept('onbegin of an animation', svg('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>')),
  kept('onfocus with a tab stop', svg('<a tabindex="0" onfocus="alert(1)"/>')),
  kept('a handler of SVG Tiny', svg('<handler type="application/ecmascript">alert(1)</handler>')),
  kept('a link to a script', svg('<a href="javascript:alert(1)"><text>x</text></a>')),
  kept('an old link to a script', svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>')),
  kept('a link to a script in entities', svg('<a href="&#106;avascript:alert(1)"><text>x</text></a>')),
  kept('a link to a script with a tab', svg('<a href="java&#9;script:alert(1)"><text>x</text></a>')),
  kept(
    'a link that an animation turns into a script',
    svg('<a id="x"><animate attributeName="href" values="javascript:alert(1)"/></a>'),
  ),
  kept('a link that is set', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>')),
  kept(
    'a page within',
    svg(
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/"></iframe></foreignObject>',
    ),
  ),
  kept('a page in a description', svg('<desc><b xmlns="http://www.w3.org/1999/xhtml" onclick="alert(1)">x</b></desc>')),
  kept(
    'a script behind a title that seems to end',
    svg('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>').replaceAll('&lt;script&gt;', ''),
  ),
  // External and embedded resources.
  kept('a picture from elsewhere', svg('<image href="https://evil.example/x.png"/>')),
  kept('a picture within', svg('<image href="data:image/svg+xml,&lt;svg onload=alert(1)/&gt;"/>')),
  kept('a part from elsewhere', svg('<use href="https://evil.example/x.svg#a"/>')),
  kept('a part from an old link', svg('<use xlink:href="https://evil.example/x.svg#a"/>')),
  kept('a filling from elsewhere', svg('<rect fill="url(https://evil.example/x#a)"/>')),
  kept('a filter from elsewhere', svg('<filter id="f"><feImage href="https://evil.example/x.png"/></filter>')),
  kept('styles that load more', svg('<style>@import url(https://evil.example/x.css);</style>')),
  kept('styles that load more from a string', svg('<style>@import "//evil.example/x.css"; rect{fill:red}</style>')),
  kept('a font from elsewhere', svg('<style>@font-face{font-family:x;src:url(//evil.example/x.woff2)}</style>')),
  kept('styles with escaped letters', svg('<style>rect{fill:u\\72l(//evil.example/x)}</style>')),
  kept('a filling with escaped letters', svg('<rect fill="u\\72l(//evil.example/x)"/>')),
  kept('a picture set', svg('<style>rect{mask-image:image-set("//evil.example/x.png" 1x)}</style>')),
  kept('a picture from a custom property', svg('<style>rect{--x:url(//evil.example/x);fill:var(--x)}</style>')),
  kept('styles that seem to end', svg('<style>a{content:"&lt;/style>&lt;script>alert(1)&lt;/script>"}</style>')),
  kept(
    'styles in a comment that hides a rule',
    svg('<style>/*<![CDATA[*/@import url(//evil.example/x)/*]]>*/</style>'),
  ),
  kept('rules within rules', svg('<style>@media all{@supports (x:y){rect{fill:url(//evil.example/x)}}}</style>')),
  kept('a part within a file', svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>')),
  kept('a text as a picture', svg('<image href="data:image/png;base64,ZXZpbA=="/>')),
  kept('a drawing that claims to be a picture', svg('<image href="data:image/png;base64,PHN2Zy8+"/>')),
  kept('a style with an address', svg('<rect style="fill:url(https://evil.example/x)"/>')),
  kept('an arrow from elsewhere', svg('<path d="M0 0" marker-end="url(https://evil.example/x#a)"/>')),
  kept(
    'a sheet of styles before the drawing',
    `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`,
  ),
  // XML features and syntax errors.
  refused('entities from a file', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`),
  refused(
    'entities that multiply',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${svg('<text>&c;</text>')}`,
  ),
  refused('entities as parameters', `<!DOCTYPE svg [<!ENTITY % x SYSTEM "https://evil.example/x.dtd"> %x;]>${svg('')}`),
  refused('an unknown entity', svg('<text>&nbsp;</text>')),
  refused('an element that is never closed', `<svg ${NS}><g><circle r="4"/></svg>`),
  refused('two of an attribute', `<svg ${NS} ${NS}/>`),
  refused('another root', `<html ${NS}><svg/></html>`),
  refused('no namespace', '<svg viewBox="0 0 8 8"><circle r="4"/></svg>'),
  refused(
    'bytes that are no text',
    Buffer.concat([Buffer.from(`<svg ${NS}>`), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from('</svg>')]),
  ),
  refused('a NUL', `<svg ${NS}><text>a\0b</text></svg>`),
  refused('a whole page after it', `${svg('')}<script>alert(1)</script>`),
  refused('nothing', '<svg'),
  kept(
    '16 bits for each letter',
    Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${svg('<script>alert(1)</script>')}`, 'utf16le'),
    ]),
  ),
  // Input that is expensive to parse.
  refused('9,000 groups within each other (60 KB)', nested(9_000)),
  refused('65 groups within each other', nested(65)),
  refused('120,000 groups within each other', nested(120_000)),
  refused('30,000 parts', svg('<path d="M0 0"/>'.repeat(30_000))),
  refused('5,000 attributes', svg(`<rect ${Array.from({ length: 5_000 }, (_, i) => `data-a${i}="1"`).join(' ')}/>`)),
  kept('HTML that stays open, 15,000 times', svg(`<desc>${'<b/>'.repeat(15_000)}</desc>`)),
  kept(
    'HTML that is opened anew in each paragraph',
    svg(`<desc>${Array.from({ length: 3_000 }, (_, i) => `<b id="a${i}"/><p/>`).join('')}</desc>`),
  ),
  kept('HTML that breaks out, and 15,000 parts after it', svg(`<b/>${'<g/>'.repeat(15_000)}`)),
  refused(
    'a part that is used 10 times by 10 times, and so on',
    svg(
      Array.from({ length: 9 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join('') +
        '<path id="a0"/>',
    ),
  ),
  refused(
    'a pattern of patterns of patterns',
    svg(
      Array.from(
        { length: 9 },
        (_, i) => `<pattern id="a${i + 1}">${`<path fill="url(#a${i})"/>`.repeat(10)}</pattern>`,
      ).join('') + '<path id="a0"/>',
    ),
  ),
  refused(
    'the same by classes',
    svg(
      Array.from(
        { length: 9 },
        (_, i) =>
          `<style>.a${i}{mask:url(#a${i})}</style><mask id="a${i + 1}">${`<path class="a${i}"/>`.repeat(10)}</mask>`,
      ).join('') + '<path id="a0"/>',
    ),
  ),
  refused(
    'a chain of 15,000 parts',
    svg(Array.from({ length: 15_000 }, (_, i) => `<use id="a${i}" href="#a${i + 1}"/>`).join('')),
  ),
  refused(
    'a picture of 900 megapixels within',
    svg(`<image href="data:image/png;base64,${makePng({ height: 30_000, width: 30_000 }).toString('base64')}"/>`),
  ),
  refused(
    'an entity that is used 10,000 times',
    `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(500)}">]>${svg(`<text>${'&a;'.repeat(10_000)}</text>`)}`,
  ),
  refused('3 MB of one path', svg(`<path d="${'M0 0'.repeat(800_000)}"/>`)),
]
