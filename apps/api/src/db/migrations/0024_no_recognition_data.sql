UPDATE "processes" SET "refusal" = NULL WHERE "refusal" ->> 'code' = 'language-data-missing';
