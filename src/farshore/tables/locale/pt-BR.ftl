# Recusas
fault-moved-on = A mesa mudou desde então. Aqui está ela como está agora.
fault-illegal = “{ $path }” não está entre as opções. Escolha uma das que estão acesas.
fault-rules-failed = As regras falharam com esta escolha, e a culpa é nossa. Ela não foi aceita; escolha outra.
fault-not-asked = Nada está sendo perguntado a você agora. Espere a sua vez.
fault-not-yours = Este lugar não é seu.
fault-not-playing = O jogo não está em andamento: ainda não começou ou já terminou.
fault-bot-picks = Um robô joga por este lugar. Retome-o primeiro.
fault-seat-taken = Este lugar está ocupado.
fault-nobody-there = Ninguém está sentado aí.
fault-begun = O jogo já começou.
fault-unknown-bot = Não existe o robô “{ $bot }”. Existem: { $bots }.
fault-only-seated = Só quem está sentado à mesa pode fazer isso.
fault-bot-already = Um robô já joga por este lugar.
fault-still-here = { $name } estava aqui há pouco. Espere mais { $seconds } segundos.
fault-resigned = Quem desistiu não pode voltar.
fault-not-host = Só quem abriu a mesa pode fazer isso.
fault-no-webhook = Mensagens vão só para os endereços que o operador permite: { $hosts }.
fault-no-edition = { $game } não tem a edição “{ $edition }” aqui. Tem: { $editions }.
fault-not-invitation = Isto não é um convite. Peça o link inteiro.
fault-used-invitation = Este convite já foi usado ou retirado. Peça um novo.
fault-no-table = Esta mesa não existe.
fault-private = Esta mesa é privada. Peça um convite.
fault-no-rematch = A revanche vem depois de uma mesa terminada, para quem estava sentado nela.
fault-needs-name = Um nome precisa de pelo menos um caractere visível.
fault-closing = O servidor está fechando. O que foi aceito está guardado; tente de novo em um minuto.
fault-not-finished = O registro fica disponível quando o jogo termina.
fault-no-version = A mesa não tem essa versão.
fault-hint-failed = O robô não tem conselho agora. Pergunte a outro.
fault-too-fast = Mensagens demais. Espere um segundo.
fault-malformed = Isto não é uma mensagem do protocolo: { $detail }
fault-too-large = Isto é grande demais. O limite é de { $limit } bytes.
fault-foreign-origin = Este pedido vem de outro site.
fault-unknown-host = Este servidor não atende por esse nome. Inicie-o com --name para permitir.
fault-not-found = Não há nada aqui.
fault-method = Este endereço não aceita esse método.
fault-undo-nothing = Não há nada seu para desfazer.
fault-undo-luck = A sorte já decidiu desde então; isso não se desfaz.
fault-undo-hidden = Algo oculto foi visto desde então; isso não se desfaz.
fault-undo-other = Outro lugar já jogou desde então; isso não se desfaz.
fault-undo-finished = O jogo terminou.
fault-undo-spectator = Você está assistindo.

# Avisos
notice-bot-replaced = O robô de { $name } falhou; um mais simples continua.
notice-time-out = O tempo de { $name } acabou; um robô joga.
notice-resigned = { $name } desiste.
notice-away = Um robô joga por { $name }.
notice-back = { $name } voltou.
notice-closing = O servidor está fechando. Tudo está guardado; a mesa continua quando ele voltar.
notice-rematch = Há uma revanche.

# Robôs
bot-random = Aleatório
bot-greedy = Simples
bot-easy = Fácil
bot-medium = Médio
bot-hard = Difícil
