/** Cases of one kind, and those that came out wrong. */
export class Tally {
  cases = 0
  controls = 0
  readonly wrong: string[] = []

  constructor(readonly name: string) {}

  /** A call that the rules allow, which shows that the refusals beside it are refusals of a call that works. */
  control(isRight: boolean, what: string): void {
    this.controls++
    this.check(isRight, what)
  }

  check(isRight: boolean, what: string): void {
    this.cases++
    if (!isRight) this.wrong.push(what)
  }

  add(other: Tally): void {
    this.cases += other.cases
    this.controls += other.controls
    this.wrong.push(...other.wrong)
  }

  /** One line for whoever reads the run's figures. */
  print(): void {
    console.log(
      `FIGURE isolation cases ${this.name}: ${this.cases} (${this.cases - this.controls} refused or foreign, ${this.controls} allowed), ${this.wrong.length} wrong`,
    )
  }
}
