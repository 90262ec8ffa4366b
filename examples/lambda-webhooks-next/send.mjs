import '../lambda-webhook-endpoint/send.mjs';
