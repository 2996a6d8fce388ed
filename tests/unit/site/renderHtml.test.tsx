import { renderHtml } from '@/plugins/site/lib/html/renderHtml'

const Greeting = ({ name }: { name: string }) => <p className="greeting">Hello {name}</p>

describe('elements as HTML', () => {
  it('escapes texts and attributes', () => {
    expect(renderHtml(<a href="/x?a=1&b=2" title={`"'<>`}>{'<b>&</b>'}</a>)).toBe('<a href="/x?a=1&amp;b=2" title="&quot;&#39;&lt;&gt;">&lt;b&gt;&amp;&lt;/b&gt;</a>')
  })

  it('draws components, lists and what is not there', () => {
    expect(renderHtml(<><Greeting name="Ada" />{null}{false}{[1, 2].map((one) => <br key={one} />)}</>)).toBe('<p class="greeting">Hello Ada</p><br><br>')
  })

  it('writes attributes that are there or not, and those that are spelled out', () => {
    expect(renderHtml(<input aria-invalid={false} disabled required={false} tabIndex={0} />)).toBe('<input aria-invalid="false" disabled tabindex="0">')
  })

  it('leaves out addresses that could be scripts', () => {
    expect(renderHtml(<a href={['java', 'script:alert(1)'].join('')}>x</a>)).toBe('<a>x</a>')
    expect(renderHtml(<a href="https://example.org/">x</a>)).toBe('<a href="https://example.org/">x</a>')
  })
})
