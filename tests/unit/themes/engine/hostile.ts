/** What somebody may try to reach, by the expression that should give nothing. */
const HOLDERS = ['site', 'page', 'event', 'request', 'navigation', 'settings', 'scheme', 'site.languages', 'page.blocks', 'content_for_head', 'event.start', 'forloop', '"text"', 'nothing', 'page.blocks.first.settings']
const NAMES = ['constructor', '__proto__', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', '__lookupGetter__', 'toLiquid', 'read']

const within = (expression: string): string => `{% for i in (1..1) %}{{ ${expression} }}{% endfor %}`

const byName = HOLDERS.flatMap((holder) => NAMES.flatMap((name) => (holder.startsWith('"') ? [] : [within(`${holder}.${name}`)])))

const byKey = HOLDERS.filter((holder) => !holder.startsWith('"')).flatMap((holder) => [
  within(`${holder}["constructor"]["constructor"]`),
  `{% assign key = "constructor" %}${within(`${holder}[key]`)}`,
  // A list of one name is that name to JavaScript.
  `{% assign key = "constructor" | split: "," %}${within(`${holder}[key]`)}`,
  `{% assign key = "__proto__" | split: "," %}${within(`${holder}[key].__proto__.constructor`)}`,
])

const throughFilters = ['map: "constructor"', 'map: "__proto__"', 'where: "constructor"', 'sort: "__proto__"', 'group_by: "constructor"', 'sum: "constructor"', 'where_exp: "one", "one.constructor"', 'find_exp: "one", "one.__proto__"', 'json', 'first | json'].map((filter) => `{{ page.blocks | ${filter} }}`)

const names = ['process', 'global', 'globalThis', 'require', 'module', 'this', 'self', 'env', 'config', 'app', 'payload', 'view', 'run', 'context', 'ctx', 'liquid', 'settings.SECRET', 'tenant', 'user', 'site.gate', 'site.csp', 'site.id', 'event.id', 'event.tenant', 'page.document.tenant', 'request.headers.cookie'].map((name) => `{{ ${name} }}`)

/** Each prints nothing that is not plain text of the page. */
export const REACHING = [...byName, ...byKey, ...throughFilters, ...names]

/** What opens other engines, or files. Each is refused, or prints itself. */
export const IDIOMS = [
  '{{ 7*7 }}', '{{ 7 * 191 }}', '${7*191}', '<%= 7*191 %>', '#{7*191}', '*{7*191}', '@(7*191)', '{{= 7*191 }}', '{7*191}', '{{ "".constructor.constructor("return process.env")() }}',
  '{{ [].constructor.constructor("return 1337")() }}', '{{ range.constructor("return 1337")() }}', '{{ self.__init__.__globals__ }}', '{{ config.items() }}', '{% set x = 1337 %}', '{% import os %}', '{% raw %}{{ process }}', '{% comment %}{% endraw %}',
  '{% include "/etc/passwd" %}', '{% include "../../../.env" %}', '{% layout "/etc/passwd" %}', '{% block x %}{% endblock %}', '{% render "/etc/passwd" %}', '{% render "../../../../.env" %}', '{% render "file:///etc/passwd" %}', '{% render "..\\..\\package.json" %}', '{% render "constructor" %}', '{% render "__proto__" %}', '{% assign f = "/etc/passwd" %}{% render f %}', '{% render "http://169.254.169.254/latest/" %}',
  "{{ '/etc/passwd' | asset_url }}", "{{ '../../package.json' | asset_url }}", "{{ '__proto__' | asset_url }}", "{{ 'constructor' | t }}", "{{ '__proto__' | t }}", "{{ page | image_tag }}", "{{ 'x' | image_url }}", '{{ site | rich_text }}', "{{ site | json_ld }}", "{% form site %}{% endform %}", "{% consent 'constructor' %}x{% endconsent %}", "{% consent '__proto__' %}x{% endconsent %}", '{% blocks site %}', '{% blocks "x" %}', '{% paginate site %}{{ pagination.next.url }}{% endpaginate %}', "{{ 'x' | date: 'constructor' }}", "{{ 'now' | date: '%999999999d' }}",
]

/** What takes time, memory or the stack without end. */
export const GREEDY = [
  '{% for i in (1..100000000) %}x{% endfor %}',
  '{% for i in (1..5000) %}{% for j in (1..5000) %}{% for k in (1..5000) %}{% endfor %}{% endfor %}{% endfor %}',
  "{% assign a = 'xxxxxxxxxx' %}{% for i in (1..60) %}{% assign a = a | append: a %}{% endfor %}{{ a }}",
  "{% assign a = 'xxxxxxxxxx' %}{% for i in (1..60) %}{% capture a %}{{ a }}{{ a }}{% endcapture %}{% endfor %}{{ a }}",
  `{% for i in (1..3000) %}${'<p>ten words of it</p>'.repeat(100)}{% endfor %}`,
  `{% for i in (1..3000) %}{% capture a %}${'x'.repeat(5000)}{{ a | raw }}{% endcapture %}{% endfor %}{{ a }}`,
  "{% assign a = 'a,' %}{% for i in (1..25) %}{% assign a = a | append: a %}{% endfor %}{% assign l = a | split: ',' %}{{ l | join: 'xxxxxxxx' | size }}",
  "{% assign a = 'aaaaaaaaaa' %}{% for i in (1..40) %}{% assign a = a | replace: 'a', 'aaaaaaaa' %}{% endfor %}",
  '{% render "again" %}',
  '{% render "ping" %}',
  `${'{% if true %}'.repeat(6000)}x${'{% endif %}'.repeat(6000)}`,
  `{{ ${'"a" | append: '.repeat(3000)}"b" }}`,
  `{% assign x = page${'.a'.repeat(40_000)} %}`,
  `{% for i in (1..40) %}{% blocks page %}{% endfor %}`,
  "{% assign l = '' | split: '' %}{% for i in (1..100000) %}{% assign l = l | push: l %}{% endfor %}{{ l | json }}",
  '{% tablerow i in (1..10000000) %}x{% endtablerow %}',
  "{% cycle 'a', 'b' %}{% increment a %}{% for i in (1..9000000) %}{% increment a %}{% endfor %}",
  "{% assign a = '<' %}{% for i in (1..18) %}{% assign a = a | append: a %}{% endfor %}{% for i in (1..100) %}{% assign b = a | strip_html %}{% endfor %}",
]
