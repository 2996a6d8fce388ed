import { describeWithout } from './support/withoutPlugin'

describeWithout('performances')
