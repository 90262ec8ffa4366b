import '../lambda-webhooks/send.mjs';
