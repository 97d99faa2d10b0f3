import type { NameTable } from '../../pack-format/names.ts';

export const enNames: NameTable = {
  relations: `wife husband partner girlfriend boyfriend fiance fiancee mother father mum mom dad parents son daughter brother sister
    nan gran grandma grandpa grandmother grandfather aunt uncle cousin niece nephew grandson granddaughter grandad granny nana auntie missus hubby stepson stepdaughter stepdad stepmum friend neighbour neighbor colleague boss landlord landlady
    assistant secretary company firm child kid baby boy girl`,
  children:
    'children child kids kid sons son daughters daughter boys boy girls girl toddlers toddler babies baby infants infant grandchildren grandkids',
  grownUps: 'adults adult grown-ups grownups',
  ownName: `your [full|own] name, who (are|is) you, you called, call you, address you, (under|in) (what|which|whose) name, (who|whom) am i (speaking|talking), name for the booking, (customer|customers|client|clients|caller|callers|guest|guests|applicant|applicants|member|members|booker|bookers|policyholder|policyholders) [full] name, name of the (customer|client|caller|guest|applicant|member|booker|policyholder|person booking), who is (booking|calling|ordering), whos (booking|calling|ordering)`,
  givenName: `(first|given|christian) (name|names), forename, forenames`,
  familyName: `(last|family|second) (name|names), surname, surnames`,
  noting: `(put|write|enter) [it|that|him|her|them|me|us|this] [down] [just|simply] [as|under|in as], ask for, (goes|go) by [the name], (everyone|everybody|we|they|people|i) [all|just|always] (call|calls) (him|her|it|them|that), (answers|answer) to`,
  presenting: `(under|in) the name [of], im, i am, my [full|first|last] name (is|s|would be), my names, ^(this is|its) [me], youre (speaking|talking) (to|with), you can call me, call me`,
  presented: `here, speaking, is my name, is what im called`,
  signing: `[kind|best|warm|kindest|warmest|many] regards, best wishes, [yours] sincerely, yours (truly|faithfully), all the best`,
  streets:
    'road rd street st avenue ave lane ln boulevard blvd crescent terrace gardens grove mews quay square close way court drive row rise walk hill',
  beginnings: 'the',
  dwellings: 'flat apartment apt unit suite block bungalow basement',
};
