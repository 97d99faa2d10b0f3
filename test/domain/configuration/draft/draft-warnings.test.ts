import { describe, expect, it } from 'vitest';
import { draftWarnings } from '../../../../domain/configuration/draft/draft-warnings.ts';
import type { Configuration } from '../../../../domain/configuration/entities.ts';
import {
  flatSubObjective,
  floorInformation,
  floorQuestion,
  liftInformation,
  liftQuestion,
  someConfiguration,
} from '../../../support/configurations/configurations.ts';

function warningsOf(change: Partial<Configuration>) {
  return draftWarnings({ ...someConfiguration, ...change }).map(({ code, entity, id, path }) => [
    code,
    entity,
    id,
    path,
  ]);
}

describe('the warnings of a draft', () => {
  it('are none for a configuration that can be published', () => {
    expect(draftWarnings(someConfiguration)).toEqual([]);
  });

  it('name what an empty draft lacks, with a sentence for the editor', () => {
    const nothing = {
      objective: null,
      sub_objectives: [],
      success_informations: [],
      questions: [],
    };
    expect(draftWarnings(nothing)).toEqual([
      {
        code: 'objective_missing',
        entity: 'objective',
        id: null,
        path: '',
        message: 'Create the objective.',
      },
      {
        code: 'no_active_question',
        entity: 'question',
        id: null,
        path: '',
        message: 'Create or activate at least one question.',
      },
    ]);
  });

  it('say what a mistyped reference may have meant as long as 200,000 names were not looked through', () => {
    const questions = Array.from({ length: 1_000 }, (_, nth) => ({
      ...floorQuestion,
      id: `q${nth}`,
    }));
    const mistyped = Array.from({ length: 201 }, (_, nth) => ({
      ...floorInformation,
      ...{ id: `i${nth}`, primary_question_id: 'q1234' },
    }));
    const warnings = draftWarnings({
      ...someConfiguration,
      ...{ questions, success_informations: mistyped },
    }).filter(({ code, entity }) => code === 'dangling_reference' && entity !== 'question');
    const guessed = warnings.map(({ message }) => message.includes('did you mean'));
    expect(guessed).toEqual([...Array(200).fill(true), false]);
  });

  it('name a question whose sub-objective is not there', () => {
    expect(
      warningsOf({ questions: [floorQuestion, { ...liftQuestion, sub_objective_id: 'none' }] }),
    ).toEqual([['dangling_reference', 'question', 'q.lift', '/sub_objective_id']]);
  });

  it('name an information whose primary question is not there', () => {
    const lost = { ...floorInformation, id: 'lost', primary_question_id: '__proto__' };
    expect(warningsOf({ success_informations: [floorInformation, liftInformation, lost] })).toEqual(
      [
        ['dangling_reference', 'success_information', 'lost', '/primary_question_id'],
        ['information_without_question', 'success_information', 'lost', '/primary_question_id'],
        ['unreachable_information', 'success_information', 'lost', ''],
      ],
    );
  });

  it('name an information whose primary question is inactive, reachable only through its sub-objective', () => {
    const inactive = { ...floorQuestion, active: false };
    expect(warningsOf({ questions: [inactive, liftQuestion] })).toEqual([
      ['information_without_question', 'success_information', 'floor', '/primary_question_id'],
    ]);
    const elsewhere = { ...flatSubObjective, id: 'garden' };
    expect(
      warningsOf({
        sub_objectives: [flatSubObjective, elsewhere],
        questions: [{ ...inactive, sub_objective_id: 'garden' }, liftQuestion],
      }),
    ).toEqual([
      ['information_without_question', 'success_information', 'floor', '/primary_question_id'],
      ['unreachable_information', 'success_information', 'floor', ''],
    ]);
  });

  it('name an active question in a sub-objective without any information', () => {
    const garden = { ...flatSubObjective, id: 'garden' };
    const idle = { ...floorQuestion, id: 'q.tree', sub_objective_id: 'garden' };
    const configuration = { sub_objectives: [flatSubObjective, garden] };
    expect(
      warningsOf({ ...configuration, questions: [...someConfiguration.questions, idle] }),
    ).toEqual([['question_without_target', 'question', 'q.tree', '/sub_objective_id']]);
    expect(
      warningsOf({
        ...configuration,
        questions: [...someConfiguration.questions, { ...idle, active: false }],
      }),
    ).toEqual([]);
  });

  it('name a question with fewer choices than two', () => {
    const choices = liftQuestion.choices.slice(0, 1);
    expect(warningsOf({ questions: [floorQuestion, { ...liftQuestion, choices }] })).toEqual([
      ['too_few_choices', 'question', 'q.lift', '/choices'],
    ]);
  });

  it('name a choice without a value for an information that it answers', () => {
    const choices = [...liftQuestion.choices, { id: 'maybe', label: 'Maybe' }];
    expect(warningsOf({ questions: [floorQuestion, { ...liftQuestion, choices }] })).toEqual([
      ['unmapped_value', 'question', 'q.lift', '/choices/2'],
    ]);
  });

  it('stay quick when everything points at one question', () => {
    const questions = [{ ...liftQuestion, choices: fill(50, liftQuestion.choices[0]) }];
    const success_informations = fill(2000, liftInformation).map((each, at) => ({
      ...each,
      id: `i${at}`,
    }));
    expect(warningsOf({ questions, success_informations })).toEqual([]);
  });
});

function fill<T>(length: number, item: T | undefined): T[] {
  return Array.from({ length }, () => item as T);
}
