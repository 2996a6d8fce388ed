import { jest } from '@jest/globals'
import { findJsonProblem } from '@/lib/text/jsonProblem'

describe('findJsonProblem', () => {
  it('returns the line where the text stops being JSON', () => {
    expect(findJsonProblem('{"a": 1}')).toBeNull()
    expect(findJsonProblem(' \n')).toBeNull()
    expect(findJsonProblem('{\n  "a": 1,,\n  "b": 2\n}')).toEqual({ line: 2 })
    expect(findJsonProblem('{\n  "numbers": [\n    1,\n    2,\n    ,\n    3\n  ]\n}')).toEqual({ line: 5 })
    expect(findJsonProblem('{\n  "a": [1, 2')).toEqual({ line: 2 })
    expect(findJsonProblem('x')).toEqual({ line: 1 })
  })

  it('reads the line from the messages of every browser', () => {
    const says = (message: string) =>
      jest.spyOn(JSON, 'parse').mockImplementationOnce(() => {
        throw new SyntaxError(message)
      })
    says('JSON.parse: expected property name or } at line 3 column 5 of the JSON data')
    expect(findJsonProblem('{')).toEqual({ line: 3 })
    says('Bad control character in string literal in JSON at position 3')
    expect(findJsonProblem('{\n"a\n')).toEqual({ line: 2 })
    says("JSON Parse error: Expected '}'")
    expect(findJsonProblem('{\n"a"')).toEqual({ line: null })
  })
})
